/** Whether an order still waits for its money; a payment that failed may be tried again. */
export function awaitsPayment(order: { status: string; paymentStatus: string }): boolean {
  return order.status === 'pending' && ['pending', 'failed'].includes(order.paymentStatus)
}
