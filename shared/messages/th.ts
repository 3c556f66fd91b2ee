import { cart } from './th/cart.ts'
import { common } from './th/common.ts'
import { forms } from './th/forms.ts'
import { home } from './th/home.ts'
import { shell } from './th/shell.ts'
import { shop } from './th/shop.ts'
import type { Messages } from './en.ts'

export const th: Messages = { common, forms, shell, home, shop, cart }
