Pod::Spec.new do |s|
  s.name = 'BannerKitBanners'
  s.module_name = 'Banners'
  s.version = '0.1.0'
  s.summary = 'Banners, feeds that always have something to show, and which links may be opened.'
  s.homepage = 'https://example.com/bannerkit'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'The BannerKit authors'
  s.source = { :git => 'https://example.com/bannerkit.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.swift_versions = ['6.0']
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name BannerKit' }
  s.source_files = 'Sources/Banners/**/*.swift'
  s.dependency 'BannerKitBuiltInPictures', s.version.to_s
end
