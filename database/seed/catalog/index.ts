import { curryPastes } from './curry-pastes.ts'
import { dippingSauces } from './dipping-sauces.ts'
import { stirFrySauces } from './stir-fry-sauces.ts'
import type { SeedProduct } from './types.ts'

export { seedCategories } from './categories.ts'
export type { SeedCategory } from './categories.ts'
export type { SeedProduct } from './types.ts'

/** Featured first, then the everyday, then the hot and the regional; sold out and draft last. */
const shelfOrder = [
  'green-curry-paste',
  'pad-thai-sauce',
  'red-curry-paste',
  'massaman-curry-paste',
  'panang-curry-paste',
  'yellow-curry-paste',
  'sweet-chilli-dipping-sauce',
  'tom-yum-paste',
  'holy-basil-stir-fry-sauce',
  'satay-peanut-dipping-sauce',
  'khao-soi-curry-paste',
  'sukiyaki-sauce',
  'pad-see-ew-stir-fry-sauce',
  'seafood-dipping-sauce',
  'cashew-stir-fry-sauce',
  'jungle-curry-paste',
  'kua-kling-curry-paste',
  'jaew-dipping-sauce',
  'nam-prik-ong-dipping-sauce',
]

const products = [...curryPastes, ...stirFrySauces, ...dippingSauces]

const origin = { en: 'Cape Town, South Africa', th: 'เคปทาวน์ แอฟริกาใต้' }
/** The invented company of the default settings. */
const maker = {
  en: 'KROK Foods (Pty) Ltd, 112 Bree Street, Cape Town, 8001',
  th: 'บริษัท KROK Foods (Pty) Ltd, 112 Bree Street, Cape Town, 8001',
}

/** All nineteen products of the demo shop, in the shop's order. */
export const seedProducts: SeedProduct[] = products
  .map((product) => ({ ...product, origin, maker }))
  .toSorted((a, b) => shelfOrder.indexOf(a.slug) - shelfOrder.indexOf(b.slug))
