/** Counts the calls from the page into the engine, and what the engine has made and freed; loaded before the component. */
{
  const calls = [];
  const engine = { calls, memory: null };
  window.engine = engine;

  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...source) => {
    const { exports } = (await instantiate.apply(WebAssembly, source)).instance;
    engine.memory = exports.memory;
    const counted = {};
    for (const [name, value] of Object.entries(exports)) {
      counted[name] =
        typeof value !== "function"
          ? value
          : (...values) => {
              calls.push(name);
              return value(...values);
            };
    }
    return { instance: { exports: counted } };
  };
}
