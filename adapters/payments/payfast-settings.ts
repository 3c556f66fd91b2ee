export type PayfastSettings = {
  merchantId: string
  merchantKey: string
  /** Salts the signatures. Refunds through the API need one. */
  passphrase?: string | undefined
  /** The site where buyers pay: `https://www.payfast.co.za`, or `https://sandbox.payfast.co.za`. */
  url: string
  /** `https://api.payfast.co.za` */
  apiUrl: string
  /** True if a notification must come from one of `sourceHosts`. Set to false behind a proxy that hides the sender. */
  checksSource: boolean
  sourceHosts: readonly string[]
}
