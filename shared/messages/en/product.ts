import type { Allergen, DietTag } from '#shared/food.ts'

const allergenNames: Record<Allergen, string> = {
  crustacean: 'crustaceans (shrimp)',
  fish: 'fish',
  mollusc: 'molluscs',
  soya: 'soya',
  wheat: 'wheat (gluten)',
  peanut: 'peanut',
  tree_nuts: 'tree nuts',
  sesame: 'sesame',
  milk: 'milk',
  egg: 'egg',
  mustard: 'mustard',
  celery: 'celery',
  sulphites: 'sulphites',
}

const dietNames: Record<DietTag, string> = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  gluten_free: 'Gluten free',
}

/** The product page. These texts travel with the page, in both languages, and not with the others. */
export const product = {
  allergenNames,
  dietNames,
  breadcrumb: 'You are here',
  vatIncluded: 'VAT included',
  chargedInRand: (price: string) => `Charged in rand: ${price}`,
  inStock: 'In stock',
  onlyLeft: (left: number) => `Only ${left} left`,
  outOfStock: 'Out of Stock',
  outOfStockHint: 'The next batch is in the mortar. Until then, try one of the others below.',
  freeDelivery: (price: string | 0) => `Free delivery in South Africa${price && ` from ${price}`}.`,
  pickup: (street: string, city: string) => `Or collect it from our restaurant, ${street}, ${city}.`,
  allergens: 'Allergens',
  contains: (allergens: string) => `Contains ${allergens}`,
  mayContain: (allergens: string) => `May contain ${allergens}`,
  noAllergens: 'None of the common allergens',
  netWeight: 'Net weight',
  netVolume: 'Net volume',
  weight: (value: number, unit: 'g' | 'ml') => `${value} ${unit}`,
  description: 'What it is',
  ingredients: 'Ingredients',
  ingredientsOrder: 'In descending order of weight.',
  usage: 'How to use it',
  storage: 'How to store it',
  details: 'At a glance',
  sku: 'Product code',
  shelfLife: 'Keeps unopened for',
  origin: 'Made in',
  maker: 'Made by',
  gallery: 'Pictures',
  showPicture: (n: number, of: number) => `Show picture ${n} of ${of}`,
  related: 'Next on the shelf',
}

export type ProductMessages = typeof product
