import { getVoucherBalance } from '#domain/orders/voucher-cards/index.ts'
import { findBalanceInput } from '#domain/orders/voucher-cards/schemas.ts'
import { voucherBalance } from '#domain/orders/voucher-cards/views.ts'
import {
  findVoucherByCode,
  getStaffVoucher,
  listVouchers,
  takeVoucherAtDoor,
} from '#domain/orders/voucher-desk/index.ts'
import {
  findVoucherInput,
  listVouchersInput,
  takeVoucherInput,
  type TakeVoucherInput,
  voucherIdInput,
} from '#domain/orders/voucher-desk/schemas.ts'
import { staffVoucherView, voucherList } from '#domain/orders/voucher-desk/views.ts'
import { answerWith, type Endpoint, get, post } from '../endpoint.ts'

const NOT_FOUND = { ok: false, reason: 'voucher_not_found' } as const

/** Vouchers as who has one and a till use them. A code stays in the body: addresses end up in logs, and it is money. */
export const voucherEndpoints: Endpoint[] = [
  post('/api/vouchers/balances', {
    for: 'anyone',
    summary: 'Read what is left of a voucher',
    description:
      'For anybody with its code, with what came to it and was spent. Codes that are unknown, unpaid or refunded get one answer; looks are limited by network address, and by the network around it.',
    input: findBalanceInput,
    view: voucherBalance,
    problems: ['voucher_not_found', 'too_many_requests'],
    async verb(ctx, input) {
      const found = await getVoucherBalance(ctx, input)
      if (found.ok) return found.balance
      return found.reason === 'unknown_voucher' ? NOT_FOUND : found
    },
  }),
  get('/api/staff/vouchers', {
    for: 'staff',
    summary: 'List the vouchers',
    description:
      'Newest first, 50 a page, by state and a part of a name or an address, or by number; with what is owed by year. For staff.',
    input: listVouchersInput,
    view: voucherList,
    verb: listVouchers,
  }),
  post('/api/staff/vouchers/lookups', {
    for: 'staff',
    summary: 'Find a voucher by its code',
    description: 'The code of its newest card: one that was replaced finds nothing. For staff.',
    input: findVoucherInput,
    view: staffVoucherView,
    problems: ['voucher_not_found'],
    async verb(ctx, input) {
      const voucherId = await findVoucherByCode(ctx, input)
      return voucherId === undefined ? NOT_FOUND : getStaffVoucher(ctx, { voucherId })
    },
  }),
  get('/api/staff/vouchers/{voucherId}', {
    for: 'staff',
    summary: 'Get a voucher',
    description: 'With every movement of its money. For staff.',
    input: voucherIdInput,
    view: staffVoucherView,
    problems: ['voucher_not_found'],
    verb: getStaffVoucher,
  }),
  post('/api/staff/vouchers/{voucherId}/redemptions', {
    for: 'staff',
    summary: 'Take money of a voucher at the till',
    description:
      'All of it or a part. `key` is a fresh UUID for each amount that is taken: sent again, it is taken once. Answers with the voucher as it is then. For staff.',
    input: takeVoucherInput,
    view: staffVoucherView,
    problems: ['voucher_not_found', 'voucher_not_yet', 'voucher_expired', 'voucher_too_little', 'key_reused'],
    verb: answerWith(
      async (ctx, input: TakeVoucherInput) => {
        const taken = await takeVoucherAtDoor(ctx, input)
        return !taken.ok && taken.reason === 'unknown_voucher' ? NOT_FOUND : taken
      },
      (ctx, { voucherId }) => getStaffVoucher(ctx, { voucherId }),
    ),
  }),
]
