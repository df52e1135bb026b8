import { type Heard, type Note, TONES } from "./tones.ts";

// Quiet beside whatever else is heard.
const LOUD = 0.07;

let noise: AudioBuffer | null = null;

/** A second of noise, the same each time. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = noise.getChannelData(0);
  let draw = 1;
  for (let i = 0; i < data.length; i++) {
    draw = (draw * 48271) % 2147483647;
    data[i] = draw / 1073741823.5 - 1;
  }
  return noise;
}

function playNote(context: BaseAudioContext, { at, lasts, from, to, wave }: Note, start: number): void {
  const begin = start + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUD, begin + 0.012);
  gain.gain.linearRampToValueAtTime(0, begin + lasts);
  gain.connect(context.destination);
  if (wave === "noise") {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const filter = context.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.linearRampToValueAtTime(to, begin + lasts);
    source.connect(filter).connect(gain);
    source.start(begin);
    source.stop(begin + lasts);
    return;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.linearRampToValueAtTime(to, begin + lasts);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + lasts);
}

/** Plays tones, each at its beat; a beat lasts so many seconds. */
export function playTones(context: BaseAudioContext, heard: readonly Heard[], beat: number): void {
  for (const { tone, beat: when } of heard)
    for (const note of TONES[tone]) playNote(context, note, context.currentTime + 0.02 + when * beat);
}
