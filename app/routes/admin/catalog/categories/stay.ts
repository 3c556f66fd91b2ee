/** Chosen while the products of a category are to stay where they are. */
export const STAY = 'stay'
