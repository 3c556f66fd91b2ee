/** Products that are made of others. */
export const sets = {
  tab: 'In the box',
  title: (name: string) => `In the box: ${name}`,
  hint: 'A set is packed, recalled and refunded by its parts. What it costs is its own price; its stock, allergens, diets, heat, weight and ingredients come from them.',
  isSet:
    'This is a set. Allergens, diets, heat, weight, ingredients, shelf life and keeping cold come from its parts, whatever stands below.',
  toParts: 'See its parts',
  facts: 'As it is now',
  left: 'Sets that can be sold',
  price: 'Price of the set',
  partsPrice: 'Parts one by one',
  parts: 'Parts',
  partsHint:
    'One line for each product. To take a part out, empty its line. Orders keep the parts they were placed with.',
  line: (n: number) => `Part ${n}`,
  sku: 'Product code',
  skuHint: 'Type the beginning and choose.',
  quantity: 'In one set',
  stock: (left: number) => `${left} in stock`,
  hidden: 'hidden: the set can’t be sold',
  save: 'Save the parts',
  make: 'Make it a set',
  adminsOnly: 'Admins decide what a set is made of.',
  refusals: {
    changed: 'Somebody has changed the product meanwhile. Load the page again and look at it first.',
    was_stocked:
      'This product has had stock of its own or was ordered, so it can’t become a set. Add a new product for it.',
    has_sizes: 'This product has sizes, so it can’t become a set. Add a new product for it.',
    is_size: 'This is a size of another product, so it can’t become a set.',
    is_part: (skus: string) => `This product is a part of ${skus}. A set can’t be within a set.`,
    part_is_set: (skus: string) => `${skus}: a set can’t be within a set.`,
    unknown_sku: 'No product has this code, or it’s a set itself.',
    no_parts: 'A set needs at least one part.',
  },
}
