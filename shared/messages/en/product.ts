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
  outOfStockHint: 'The next batch is in the mortar. Have a look at its neighbours below.',
  freeDelivery: (price: string) => `Free delivery in South Africa from ${price}.`,
  pickup: (street: string, city: string) => `Or pick it up at our restaurant, ${street}, ${city}.`,
  contains: 'Contains',
  mayContain: 'May contain',
  noAllergens: 'None of the common allergens',
  netWeight: 'Net weight',
  netVolume: 'Net volume',
  weight: (value: number, unit: 'g' | 'ml') => `${value} ${unit}`,
  description: 'What it is',
  ingredients: 'Ingredients',
  ingredientsOrder: 'In order of weight.',
  usage: 'How to use it',
  storage: 'How to keep it',
  details: 'At a glance',
  sku: 'Article number',
  gallery: 'Pictures',
  showPicture: (n: number, of: number) => `Show picture ${n} of ${of}`,
  related: 'Next on the shelf',
}

export type ProductMessages = typeof product
