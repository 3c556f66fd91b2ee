import { cart } from './th/orders/cart.ts'
import { common } from './th/shell/common.ts'
import { forms } from './th/forms/forms.ts'
import { shell } from './th/shell/shell.ts'
import type { Messages } from './en.ts'

export const th: Messages = { common, forms, shell, cart }
