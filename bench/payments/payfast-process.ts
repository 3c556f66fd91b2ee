/* Runs PayFast's stand-in in its own process, so that its work is not counted as the shop's. Ends with its parent. */
import { startPayFastStandIn } from '#tests/stand-ins/payfast.ts'
import { MERCHANT } from './merchant.ts'

const { url } = await startPayFastStandIn(MERCHANT)
process.once('disconnect', () => process.exit(0))
process.send?.(url)
