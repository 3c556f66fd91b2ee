/** The source of exchange rates. */
export type ExchangeRateSource = {
  /**
   * Fetches the amount of each currency that one rand buys, by currency code, as the service returns it.
   * @throws when the service does not answer in time, answers with an error, or says it failed
   */
  fetchRates(): Promise<Record<string, number>>
}
