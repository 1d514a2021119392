Pod::Spec.new do |s|
  s.name = 'BannerKitUIKit'
  s.module_name = 'BannerUIKit'
  s.version = '0.1.0'
  s.summary = 'A carousel of banners for UIKit and SwiftUI.'
  s.homepage = 'https://example.com/bannerkit'
  s.license = { :type => 'MIT', :file => 'LICENSE' }
  s.author = 'The BannerKit authors'
  s.source = { :git => 'https://example.com/bannerkit.git', :tag => s.version.to_s }
  s.ios.deployment_target = '15.0'
  s.swift_versions = ['6.0']
  s.pod_target_xcconfig = { 'OTHER_SWIFT_FLAGS' => '$(inherited) -package-name BannerKit' }
  s.source_files = 'Sources/BannerUIKit/**/*.swift'
  s.exclude_files = 'Sources/BannerUIKit/BannerUIKit.docc/**/*'
  s.frameworks = 'UIKit', 'SwiftUI'
  s.dependency 'BannerKitCarouselEngine', s.version.to_s
  s.dependency 'BannerKitBanners', s.version.to_s
  s.dependency 'BannerKitImages', s.version.to_s
end
