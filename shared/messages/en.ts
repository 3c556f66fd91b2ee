import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { common } from './en/common.ts'
import { errors } from './en/errors.ts'
import { home } from './en/home.ts'
import { order } from './en/order.ts'
import { shell } from './en/shell.ts'
import { shop } from './en/shop.ts'

/** The texts that any page may need. This object is the type that the other language must satisfy. */
export const en = { common, shell, home, shop, cart, checkout, order, errors }

export type Messages = typeof en
