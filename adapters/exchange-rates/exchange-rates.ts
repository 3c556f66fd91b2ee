/** Where exchange rates come from. */
export type ExchangeRateSource = {
  /**
   * How much of each currency one rand buys, by currency code, as the service returns it.
   * @throws when the service does not answer in time, answers with an error, or says it failed
   */
  fetchRates(): Promise<Record<string, number>>
}
