import { cart } from './orders/cart.ts'
import { common } from './shell/common.ts'
import { forms } from './forms/forms.ts'
import { shell } from './shell/shell.ts'
import type { Messages } from '../en/every-page.ts'

export const everyPage: Messages = { common, forms, shell, cart }
