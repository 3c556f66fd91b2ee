import { cart } from './orders/cart.ts'
import { common } from './shell/common.ts'
import { forms } from './forms/forms.ts'
import { shell } from './shell/shell.ts'

/** The texts that any page may need. */
export const everyPage = { common, forms, shell, cart }

export type Messages = typeof everyPage
