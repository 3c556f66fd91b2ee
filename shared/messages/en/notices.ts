import { collectDeclared } from '../../kernel/collect-declared.ts'
import { notices as shell } from './shell/notices.ts'
import { notices as base } from './base/notices.ts'
import { notices as catalog } from './catalog/notices.ts'
import { notices as recipes } from './recipes/notices.ts'
import { notices as orders } from './orders/notices.ts'
import { notices as restaurant } from './restaurant/notices.ts'
import { notices as accounts } from './accounts/notices.ts'
import { notices as newsletters } from './newsletters/notices.ts'
import { notices as customers } from './customers/notices.ts'
import { notices as site } from './site/notices.ts'

/** The short messages that a page can show once, after a redirect to it: as each room declares its own. */
export const notices = collectDeclared('notice', [
  shell,
  base,
  catalog,
  recipes,
  orders,
  restaurant,
  accounts,
  newsletters,
  customers,
  site,
])

export type Notice = keyof typeof notices
