import { allowAnyone, requireAdminOrShop } from '#domain/kernel/guards.ts'

/** Access rules for the catalogue. The row policies decide which products an actor sees. */
export const policy = {
  countProducts: allowAnyone,
  createProducts: requireAdminOrShop,
  getProduct: allowAnyone,
  listCartProducts: allowAnyone,
  listCategories: allowAnyone,
  listFeaturedProducts: allowAnyone,
  listImages: allowAnyone,
  listLabels: allowAnyone,
  listParts: allowAnyone,
  listProducts: allowAnyone,
  listProductsById: allowAnyone,
  listSets: allowAnyone,
  listSizesInStock: allowAnyone,
}
