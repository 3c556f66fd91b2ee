import { requireShop } from '#domain/kernel/guards.ts'

/** Who may do what with mails: only the shop, because they contain codes and addresses. */
export const policy = {
  listMails: requireShop,
}
