import { accessorySamples } from './accessory-samples.fixture.ts';
import { manualSamples } from './manual-samples.fixture.ts';

/** Of what is no single piece: accessories, and groups by quantity and weight. */
export const wareSamples = () => ({ ...accessorySamples(), ...manualSamples() });
