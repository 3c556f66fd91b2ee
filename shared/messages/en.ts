import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { order } from './en/order.ts'
import { product } from './en/product.ts'
import { shell } from './en/shell.ts'
import { shop } from './en/shop.ts'

/** Every text of the site. This object is the type that the other languages must satisfy. */
export const en = { common, shell, home, shop, product, cart, checkout, order, errors }

export type Messages = typeof en
