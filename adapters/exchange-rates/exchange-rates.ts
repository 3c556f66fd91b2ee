/** Where exchange rates come from. */
export type ExchangeRateSource = {
  /**
   * Units of each currency that one rand buys, by currency code, as the service has them.
   * @throws when the service does not answer in time, answers with an error, or says it failed
   */
  fetchRates(): Promise<Record<string, number>>
}
