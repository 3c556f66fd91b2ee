import { requireShop } from '#domain/kernel/guards.ts'

/** The rules for mails: only the shop, because they contain codes and addresses. */
export const policy = {
  listMails: requireShop,
}
