import { Statement } from './Statement.tsx';

/** /arus-kas */
const ArusKas = () => <Statement name="arus-kas" />;
export default ArusKas;
