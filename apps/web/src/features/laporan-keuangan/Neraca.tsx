import { Statement } from './Statement.tsx';

/** /neraca */
const Neraca = () => <Statement name="neraca" />;
export default Neraca;
