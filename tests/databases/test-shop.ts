import { DEFAULT_SETTINGS } from '#domain/base/settings/index.ts'
import type { Settings, Shop } from '#domain/base/settings/schemas.ts'
import { DEMO_DELIVERY, DEMO_GIFTS } from '#server/demo/demo-settings.ts'

/** The settings of the tests' shops at their first start. */
export const FIRST_SETTINGS: Partial<Settings> = {
  delivery: DEMO_DELIVERY,
  gifts: DEMO_GIFTS,
  bank: { account: 'Test Bank, KROK Foods (Pty) Ltd, 123 456 7890, branch 000000' },
}

/** The facts about the tests' shop, as its mails print them. */
export const testShop: Shop = {
  ...DEFAULT_SETTINGS.company,
  siteUrl: 'https://shop.test',
  bankAccount: FIRST_SETTINGS.bank?.account ?? '',
  hoursText: { en: 'Daily 11:00 to 22:00', th: 'เปิดทุกวัน 11:00–22:00 น.' },
}
