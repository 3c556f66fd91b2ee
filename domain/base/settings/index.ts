/**
 * The owner's settings: facts about the business, delivery prices, VAT, opening hours, times, the sender of mails. Not
 * what an operator sets: that is the environment (config/).
 */
export { DEFAULT_SETTINGS } from './default-settings.ts'
export { fillSettings } from './fill-settings.ts'
export { getSettings } from './get-settings.ts'
export { getShop } from './get-shop.ts'
export { listSettings } from './list-settings.ts'
export { missingFacts } from './missing-facts.ts'
export { openShop } from './open-shop.ts'
export { readSettings } from './read-settings.ts'
export { tellAdmins } from './tell-admins.ts'
export { updateSettings } from './update-settings.ts'
export { withdrawSettings } from './withdraw-settings.ts'
export { settingsSubjects } from './subjects.ts'
