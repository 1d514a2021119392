print("banner")
