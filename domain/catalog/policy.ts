import { allowAnyone, requireStaffOrShop } from '../guards.ts'

/** Who may do what with the catalogue. Which products somebody sees is up to the row policies. */
export const policy = {
  createProducts: requireStaffOrShop,
  getProduct: allowAnyone,
  listCartProducts: allowAnyone,
  listCategories: allowAnyone,
  listFeaturedProducts: allowAnyone,
  listProducts: allowAnyone,
}
