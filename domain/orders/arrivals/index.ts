/** When the courier brings what is ordered, counted from the settings. Not what delivery costs, nor how a parcel is tracked. */
export { arrivalOfParcel, deliveryPromise, promiseTo } from './delivery-promise.ts'
