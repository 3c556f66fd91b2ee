/** When the strokes fall, in seconds: krok, krok, and again. */
const STROKES = [0, 0.3, 0.85, 1.15]
const SECONDS = 1.6

/**
 * Plays a pestle in a mortar of stone, made from noise and two falling tones: no file is fetched.
 *
 * @returns when it has ended
 */
export async function playMortar(): Promise<void> {
  const audio = new AudioContext()
  try {
    await audio.resume()
    const noise = noiseOf(audio)
    for (const stroke of STROKES) strike(audio, noise, audio.currentTime + 0.05 + stroke)
    await new Promise((done) => setTimeout(done, SECONDS * 1000))
  } finally {
    await audio.close()
  }
}

/** One stroke: the weight of the stone, its ring, and what is crushed. */
function strike(audio: BaseAudioContext, noise: AudioBuffer, at: number): void {
  tone(audio, at, { from: 190, to: 70, volume: 0.7, seconds: 0.14 })
  tone(audio, at, { from: 1450, to: 1180, volume: 0.14, seconds: 0.07 })
  const crush = new AudioBufferSourceNode(audio, { buffer: noise })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 950, Q: 0.8 })
  crush
    .connect(filter)
    .connect(fading(audio, at, 0.45, 0.09))
    .connect(audio.destination)
  crush.start(at)
}

type Tone = { from: number; to: number; volume: number; seconds: number }

function tone(audio: BaseAudioContext, at: number, { from, to, volume, seconds }: Tone): void {
  const source = new OscillatorNode(audio, { frequency: from })
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(fading(audio, at, volume, seconds)).connect(audio.destination)
  source.start(at)
  source.stop(at + seconds)
}

function fading(audio: BaseAudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 })
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  return gain
}

function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 5, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
