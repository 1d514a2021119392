/** Makes an element of the shadow tree and adds it. */
export function element(name, parent, part) {
  const node = document.createElement(name);
  if (part) node.part = part;
  if (name === "button") node.type = name;
  return parent.appendChild(node);
}

/** Whether an event began at a part of the carousel's own, and not in something of the page. */
export const isOwn = (event, element) => event.composedPath()[0].getRootNode() === element.shadowRoot;

/** Writes properties of a node that have changed. */
export function write(node, properties) {
  for (const name in properties) if (node[name] !== properties[name]) node[name] = properties[name];
}
