Pod::Spec.new do |s|
  s.name = 'BannerKitCarouselEngine'
  s.module_name = 'CarouselEngine'
  s.version = '0.1.0'
  s.summary = 'What a banner carousel does, without a view, a clock or a picture.'
  s.homepage = 'https://example.com/bannerkit'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'The BannerKit authors'
  s.source = { :git => 'https://example.com/bannerkit.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.swift_versions = ['6.0']
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name BannerKit' }
  s.source_files = 'Sources/CarouselEngine/**/*.swift'
end
