export type PayfastSettings = {
  merchantId: string
  merchantKey: string
  /** What signatures are salted with. Money is given back only where there is one. */
  passphrase?: string | undefined
  /** Where buyers pay: `https://www.payfast.co.za`, or `https://sandbox.payfast.co.za`. */
  url: string
  /** `https://api.payfast.co.za` */
  apiUrl: string
  /** Whether a notification must come from one of `sourceHosts`. Not where a proxy hides who calls. */
  checksSource: boolean
  sourceHosts: readonly string[]
}
