import CGtk
public enum BannerGTKPlaceholder {}
