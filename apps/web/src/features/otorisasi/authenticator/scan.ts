import { frameLoop, QRCanvas, rearCamera } from 'qr/dom.js';

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
const ownDetector = async (): Promise<Detector | null> => {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return null;
  const formats = await BarcodeDetector.getSupportedFormats();
  return formats.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
};

/** Whether this page may use a camera at all: browsers give none to a page without https. */
export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

/**
 * Shows the rear camera in `video` and calls `found` with every text that a QR in sight holds. Gives what stops it.
 * Throws the browser's DOMException when the camera is refused or missing.
 */
export const startScan = async (
  video: HTMLVideoElement,
  found: (text: string) => void,
): Promise<() => void> => {
  const [camera, detector] = await Promise.all([rearCamera(video), ownDetector()]);
  const canvas = new QRCanvas();
  let looking = false;
  let looked = 0;
  let stopped = false;

  const read = async (): Promise<string | undefined> => {
    if (detector) return (await detector.detect(video))[0]?.rawValue;
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
