import { cart } from './en/orders/cart.ts'
import { common } from './en/shell/common.ts'
import { forms } from './en/forms/forms.ts'
import { shell } from './en/shell/shell.ts'

/** The texts that any page may need. This object is the type that the other language must satisfy. */
export const en = { common, forms, shell, cart }

export type Messages = typeof en
