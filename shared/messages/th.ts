import { cart } from './th/cart.ts'
import { common } from './th/common.ts'
import { forms } from './th/forms.ts'
import { shell } from './th/shell.ts'
import type { Messages } from './en.ts'

export const th: Messages = { common, forms, shell, cart }
