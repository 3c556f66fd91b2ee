import type { FormReply } from '#app/components/forms/form-reply.ts'
import type { FormRequest } from '#app/request/run-intent.ts'
import type {
  CancelSentResult,
  ChangeStatusResult,
  SetPaymentStatusResult,
  UndoCancellationResult,
} from '#domain/orders/order-desk/schemas.ts'
import type {
  CloseClaimResult,
  RecordClaimResult,
  SendLostAgainResult,
} from '#domain/orders/parcels/schemas.ts'
import type {
  RecordByHandResult,
  RecordCounterPaymentResult,
  RecordTransferResult,
} from '#domain/orders/payments/schemas.ts'
import type { RepackJarsResult } from '#domain/catalog/stock-desk/schemas.ts'
import type {
  DeclineReturnResult,
  RefundReturnResult,
  ReplaceReturnResult,
} from '#domain/orders/returns/schemas.ts'
import type { EndRefundResult, RefundRefusal } from '#domain/orders/refunds/schemas.ts'

/** The answer of the page of an order to its forms. */
export type OrderReply = FormReply<
  | Extract<
      | ChangeStatusResult
      | CancelSentResult
      | SetPaymentStatusResult
      | SendLostAgainResult
      | RecordClaimResult
      | CloseClaimResult
      | UndoCancellationResult
      | RecordTransferResult
      | RecordByHandResult
      | RecordCounterPaymentResult
      | RepackJarsResult
      | EndRefundResult
      | RefundReturnResult
      | ReplaceReturnResult
      | DeclineReturnResult,
      { ok: false }
    >
  | RefundRefusal
>

/** A form about an order. */
export type OrderForm = FormRequest & { orderId: string }
