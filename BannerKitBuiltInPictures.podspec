Pod::Spec.new do |s|
  s.name = 'BannerKitBuiltInPictures'
  s.module_name = 'CBuiltInBanners'
  s.version = '0.1.0'
  s.summary = 'The pictures of BannerKit’s built-in banners, as bytes of the program.'
  s.homepage = 'https://example.com/bannerkit'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'The BannerKit authors'
  s.source = { :git => 'https://example.com/bannerkit.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.pod_target_xcconfig = { 'DEFINES_MODULE' => 'YES', 'GCC_C_LANGUAGE_STANDARD' => 'gnu17' }
  s.source_files = 'Sources/CBuiltInBanners/**/*.{c,h}'
  s.public_header_files = 'Sources/CBuiltInBanners/include/*.h'
  s.preserve_paths = 'Sources/CBuiltInBanners/*.jpg'
end
