import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';
import { OURS } from './formats.ts';

/** Pauses between two looks, so that a phone does not grow hot. */
const LOOK_EVERY_MS = 120;

interface Found {
  rawValue: string;
}
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<Found[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

/** The browser's own reader where it has one (Shape Detection API), which the types do not know yet. */
const ownDetector = async (wanted: readonly string[]): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const known = await BarcodeDetector.getSupportedFormats();
  const formats = wanted.filter((format) => known.includes(format));
  // Of what our own papers bear, it reads all that is wanted, or it is not used.
  const enough = OURS.every((format) => !wanted.includes(format) || formats.includes(format));
  return enough ? new BarcodeDetector({ formats }) : null;
};

type Reader = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Wide enough for the bars of a small tag, and no wider: each look is a picture of that size. */
const PICTURE_PX = 1280;

/** A reader of ours for browsers that read no bars by themselves, as on an iPhone; null where it cannot be had. */
const ownReader = async (wanted: readonly string[]): Promise<Reader | null> => {
  const [{ prepareReader, readPicture }, { default: address }] = await Promise.all([
    import('./picture-reader.ts'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareReader({ locateFile: () => address });
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) return null;
  return async (video) => {
    const scale = Math.min(1, PICTURE_PX / Math.max(video.videoWidth, video.videoHeight));
    const [width, height] = [Math.round(video.videoWidth * scale), Math.round(video.videoHeight * scale)];
    canvas.canvas.width = width;
    canvas.canvas.height = height;
    canvas.drawImage(video, 0, 0, width, height);
    return readPicture(canvas.getImageData(0, 0, width, height), wanted);
  };
};

/** What reads the bars of `wanted`; null where only the QR of what is always there can be read. */
const barReader = async (wanted: readonly string[]): Promise<Reader | null> => {
  const detector = await ownDetector(wanted);
  if (detector) return async (video) => (await detector.detect(video))[0]?.rawValue;
  if (wanted.every((format) => format === 'qr_code')) return null;
  // An old browser, or no line to fetch it over: a camera that reads QR alone is better than none.
  return ownReader(wanted).catch(() => null);
};

/** The camera is asked for as many dots as the screen has, too few for bars on a telephone. */
const sharpen = async ({ srcObject }: HTMLVideoElement): Promise<void> => {
  if (!(srcObject instanceof MediaStream)) return;
  const [track] = srcObject.getVideoTracks();
  await track?.applyConstraints({ width: { ideal: 1920 }, height: { ideal: 1080 } });
};

/**
 * Shows the rear camera in `video` and calls `found` with every text that a code in sight holds: of `formats`, by the
 * browser's own reader or by ours. Gives what stops it.
 * Throws the browser's DOMException when the camera is refused or missing.
 */
export const startScan = async (
  video: HTMLVideoElement,
  found: (text: string) => void,
  formats: readonly string[],
): Promise<() => void> => {
  const [camera, bars] = await Promise.all([rearCamera(video), barReader(formats)]);
  await sharpen(video);
  const canvas = new QRCanvas();
  let looking = false;
  let looked = 0;
  let stopped = false;

  const read = async (): Promise<string | undefined> => {
    if (bars) return bars(video);
    const text = await camera.readFrame(canvas, true);
    return typeof text === 'string' ? text : undefined;
  };
  const look = async (): Promise<void> => {
    if (looking || performance.now() - looked < LOOK_EVERY_MS || video.readyState < video.HAVE_CURRENT_DATA)
      return;
    looking = true;
    try {
      const text = await read();
      if (text !== undefined && !stopped) found(text);
    } catch (error) {
      // A frame that cannot be read, such as while the camera turns, is followed by the next one.
      if (!(error instanceof DOMException)) throw error;
    } finally {
      looking = false;
      looked = performance.now();
    }
  };
  const stopLoop = frameLoop(() => void look());
  return () => {
    stopped = true;
    stopLoop();
    camera.stop();
    canvas.clear();
  };
};
