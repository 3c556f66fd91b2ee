/** Three short tones, as an oven's clock. Without sound the page says it, and a phone trembles. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate([300, 150, 300, 150, 300])
  const audio = new AudioContext()
  for (const at of [0, 0.4, 0.8]) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.3, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.3)
  }
  setTimeout(() => void audio.close(), 2_000)
}
