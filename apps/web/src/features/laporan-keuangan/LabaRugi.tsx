import { Statement } from './Statement.tsx';

/** /laba-rugi */
const LabaRugi = () => <Statement name="laba-rugi" />;
export default LabaRugi;
