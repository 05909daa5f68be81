import { rearCamera } from 'qr/dom.js';

const QUALITY = 0.85;

export interface Still {
  /** What is in sight now, as JPEG; null while there is no picture. */
  shoot: () => Promise<Blob | null>;
  stop: () => void;
}

/** Shows the rear camera in `video`, for pictures without a click. Throws the browser's DOMException when it is refused or missing. */
export const startStill = async (video: HTMLVideoElement): Promise<Still> => {
  const camera = await rearCamera(video);
  return {
    shoot: () => {
      const canvas = document.createElement('canvas');
      canvas.width = video.videoWidth;
      canvas.height = video.videoHeight;
      const drawn = canvas.getContext('2d');
      if (!drawn || canvas.width === 0) return Promise.resolve(null);
      drawn.drawImage(video, 0, 0);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    },
    stop: () => camera.stop(),
  };
};
