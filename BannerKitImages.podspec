Pod::Spec.new do |s|
  s.name = 'BannerKitImages'
  s.module_name = 'BannerImages'
  s.version = '0.1.0'
  s.summary = 'An address and a size in, a decoded picture out: loading, caches, decoding.'
  s.homepage = 'https://example.com/bannerkit'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'The BannerKit authors'
  s.source = { :git => 'https://example.com/bannerkit.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.swift_versions = ['6.0']
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name BannerKit' }
  s.source_files = 'Sources/BannerImages/**/*.swift'
  s.exclude_files = 'Sources/BannerImages/Decoding/Codecs/**/*'
  s.dependency 'BannerKitBanners', s.version.to_s
end
