import { requireShop } from '../guards.ts'

/** Who may do what with mails: nobody but the shop, because they carry codes and addresses. */
export const policy = {
  listMails: requireShop,
}
