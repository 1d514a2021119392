public enum BannersPlaceholder {}
